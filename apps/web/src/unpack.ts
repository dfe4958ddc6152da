// The first script of the single file: unpacks the page's own script, and runs it.
import { packedIn, unpacked } from './engine/base85'

const run = async (): Promise<void> => {
  const script = document.createElement('script')
  script.textContent = await unpacked(packedIn(document.getElementById('page')!)).text()
  document.body.append(script)
}
void run()
