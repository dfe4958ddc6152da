// Texts by key in the browser's database, which has far more room than its storage, but answers later.

const name = 'quadrille'
const table = 'games'

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error(name))
  })

let opened: Promise<IDBDatabase> | undefined
const open = (): Promise<IDBDatabase> => {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(table)
    answerOf(request).then(resolve, reject)
  })
  opened.catch(() => (opened = undefined))
  return opened
}

const tableOf = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await open()).transaction(table, mode).objectStore(table)

/** Rejects if the browser forbids the database, or if it is full. */
export const putText = async (key: string, text: string): Promise<void> => {
  await answerOf((await tableOf('readwrite')).put(text, key))
}

export const removeText = async (key: string): Promise<void> => {
  await answerOf((await tableOf('readwrite')).delete(key))
}

export const allTexts = async (): Promise<string[]> =>
  (await answerOf<unknown[]>((await tableOf('readonly')).getAll())).filter(text => typeof text === 'string')
