// The service worker of the static folder: it caches the folder's files, so that the page opens without a network. The bundle
// inserts `version`, which changes with the files, and `files` before it.
/* global version, files, self, caches, Request */
const prefix = 'quadrille '
const name = prefix + version

const keep = async () => {
  const cache = await caches.open(name)
  await cache.addAll(files.map(file => new Request(file, { cache: 'reload' })))
  await self.skipWaiting()
}

const forgetOthers = async () => {
  const old = (await caches.keys()).filter(other => other.startsWith(prefix) && other !== name)
  await Promise.all(old.map(other => caches.delete(other)))
  await self.clients.claim()
}

const answer = async request => (await caches.match(request, { ignoreSearch: true })) ?? fetch(request)

self.addEventListener('install', event => event.waitUntil(keep()))
self.addEventListener('activate', event => event.waitUntil(forgetOthers()))
self.addEventListener('fetch', event => event.respondWith(answer(event.request)))
