// The first script of the one file: unpacks the page's own, and runs it.
import { unpacked } from './engine/base85'

const run = async (): Promise<void> => {
  const script = document.createElement('script')
  script.textContent = await unpacked(document.getElementById('page')!).text()
  document.body.append(script)
}
void run()
