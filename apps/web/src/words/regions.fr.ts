import type { RegionWords } from './words'

export const regionsFr: RegionWords = {
  open: 'Dessiner des régions irrégulières',
  paintHelp:
    'Glissez sur des cases pour les peindre dans la région choisie ; un clic sur une de ses cases l’en retire. Au clavier : les flèches, avec Maj pour peindre, Entrée, et les lettres des régions.',
  swapHelp: 'Glissez d’une case à une autre, ou cliquez sur les deux : elles échangent leurs régions.',
  palette: 'Régions',
  region: (name, size, most) => `Région ${name} : ${size} ${size < 2 ? 'case' : 'cases'} sur ${most}.`,
  noRegion: 'Cases hors région',
  inRegion: name => `région ${name}`,
  rest: cells =>
    cells === 1 ? '1 case n’est dans aucune région.' : `${cells} cases ne sont dans aucune région.`,
  allFit: 'Toutes les régions ont le bon nombre de cases.',
  manner: 'Effet d’un glissement',
  manners: { paint: 'Peindre', swap: 'Échanger deux cases' },
  symmetry: 'Symétrie',
  begin: 'Partir de :',
  boxes: (rows, columns) => `Blocs ${rows} × ${columns}`,
  nothing: 'Rien',
  random: 'Un découpage au hasard',
  letters: 'Lettres …',
  lettersHelp:
    'Un caractère par case ; les cases de même caractère forment une région, un point n’est dans aucune',
  useLetters: 'Prendre ces lettres',
  badText: (found, rows, columns) =>
    `On trouve ${found} ${found < 2 ? 'caractère' : 'caractères'}, on en attend ${rows * columns} : un par case, pour ${rows} lignes et ${columns} colonnes.`,
  fillRest: name => (name === '' ? 'Compléter par le reste' : `Le reste dans ${name}`),
  done: 'Terminé',
  unfinished: (name, cells, most, others) =>
    `La région ${name} a ${cells} ${cells < 2 ? 'case' : 'cases'} sur ${most}${others === 0 ? '' : others === 1 ? ', et une autre n’a pas non plus le bon nombre' : `, et ${others} autres n’ont pas non plus le bon nombre`}. La grille sera vérifiée quand toutes les régions auront le bon nombre de cases.`,
  notYet:
    'Les régions n’ont pas encore toutes le bon nombre de cases ; la grille ne peut quitter cette page qu’ensuite.',
}
