// The first script of the one file: unpacks the page's own, and runs it.
import { packedIn, unpacked } from './engine/base85'

const run = async (): Promise<void> => {
  const script = document.createElement('script')
  script.textContent = await unpacked(packedIn(document.getElementById('page')!)).text()
  document.body.append(script)
}
void run()
