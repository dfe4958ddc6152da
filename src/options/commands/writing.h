// Commands that write puzzles without solving them, and booklets: for each, the options that only it has,
// under its name, and its description.
#pragma once

#include "options/commands/groups.h"

namespace quadrille::options {

// convert
inline constexpr Option kTo{
    .names = "--to",
    .kind = Kind::choice,
    .value{"FORMAT", "FORMAT"},
    .choices = writable_formats,
    .meaning{"The format of the output. Otherwise that of the output file's name.",
             "Le format de sortie. Sinon celui qu’indique le nom du fichier de sortie."}};

// canon
inline constexpr Option kTransformation{
    .names = "--transformation",
    .kind = Kind::choice,
    .choices = names_in<kAnswerFormats>,
    .meaning{"Also tell how each form comes of its puzzle, and how many automorphisms the puzzle has: in how "
             "many ways rows and columns can be exchanged so that, with other digits perhaps, it is itself "
             "again. text for people, or json for programs: an object a line.",
             "Dire aussi comment chaque forme vient de sa grille, et combien la grille a d’automorphismes : "
             "de combien de façons on peut échanger des lignes et des colonnes pour qu’elle redevienne "
             "elle-même, avec d’autres chiffres peut-être. text pour les lecteurs, ou json pour les "
             "programmes : un objet par ligne."}};

// print
inline constexpr Option kTitle{.names = "--title",
                               .kind = Kind::text,
                               .value{"TEXT", "TEXTE"},
                               .meaning{"The title of the booklet, which stands on each page.",
                                        "Le titre du livret, qui figure sur chaque page."}};
inline constexpr Option kPerPage{
    .names = "--per-page",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 1,
    .most = kMostPerPage,
    .usual = "6",
    .meaning{"Puzzles on each page; 6 where not given.", "Le nombre de grilles par page ; 6 par défaut."}};
inline constexpr Option kSolutionsPerPage{
    .names = "--solutions",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 0,
    .most = kMostPerPage,
    .usual = "20",
    .meaning{"Solutions on each page at the back; 20 where not given. 0: no solutions.",
             "Le nombre de solutions par page, à la fin ; 20 par défaut. 0 : pas de solutions."}};
inline constexpr Option kPaper{.names = "--paper",
                               .kind = Kind::choice,
                               .choices = names_in<kPapers>,
                               .usual = "a4",
                               .meaning{"The size of the pages: a4 (the default) or letter.",
                                        "La taille des pages : a4 (par défaut) ou letter."}};
inline constexpr Option kRatingOfPrint{
    .names = "--rate",
    .kind = Kind::choice,
    .choices = names_in<kScales>,
    .meaning{
        "Print beside each puzzle how hard it is, as `quadrille rate` says: on the scale of `hodoku`, or "
        "that of Sudoku Explainer, `se`. Otherwise what the file says of its level is printed.",
        "Imprimer à côté de chaque grille à quel point elle est difficile, comme le dit `quadrille rate` : "
        "sur l’échelle de HoDoKu, `hodoku`, ou sur celle de Sudoku Explainer, `se`. Sinon, c’est ce que le "
        "fichier dit de son niveau qui est imprimé."}};

}  // namespace quadrille::options

namespace quadrille::options::described {

inline Command show() {
  return {.name = "show",
          .meaning{"Print or draw puzzles without solving them.",
                   "Afficher ou dessiner des grilles sans les résoudre."},
          .arguments{kFiles},
          .groups{kInput, {kPrinting, {&kOutput}}, kHelpAlone},
          .examples{{{"In a frame, with the regions:", "Dans un cadre, avec les régions :"},
                     "quadrille show puzzle.txt"},
                    {{"As a picture:", "En image :"}, "quadrille show --output svg puzzle.txt > puzzle.svg"}},
          .answers_puzzles = true};
}

inline Command convert() {
  return {.name = "convert",
          .meaning{"Write puzzles in another format.", "Écrire des grilles dans un autre format."},
          .arguments{kFiles},
          .groups{kInput, {kPrinting, {&kTo, &kOut, &kResume, &kPart}}, kHelpAlone},
          .examples{{{"Compressed; `--part` finds its place in such a file:",
                      "Compressé ; `--part` trouve sa place dans un tel fichier :"},
                     "quadrille convert --to line --out puzzles.txt.zst puzzles.json"},
                    {{"Into JSON, which holds every puzzle whole:",
                      "En JSON, qui contient toute grille en entier :"},
                     "quadrille convert --to json puzzle.txt"},
                    {{"Many files into one, a line for each puzzle:",
                      "Beaucoup de fichiers en un seul, une ligne par grille :"},
                     "quadrille convert --to line *.sdk -o puzzles.txt"}},
          .answers_puzzles = true};
}

inline Command canon() {
  return {
      .name = "canon",
      .meaning{"Print the canonical form of puzzles, one a line. Puzzles that differ only by the order of "
               "rows, columns and digits have the same: the least text of all, with an empty cell less than "
               "any digit. Rows change places within their band of boxes and bands as a whole, so do "
               "columns and stacks, and rows with columns where boxes are square.",
               "Afficher la forme canonique de grilles, une par ligne. Des grilles qui ne diffèrent que par "
               "l’ordre des lignes, des colonnes et des chiffres ont la même : le plus petit de tous les "
               "textes, où une case vide est plus petite que tout chiffre. Les lignes changent de place dans "
               "leur bande de blocs, et les bandes entre elles ; de même les colonnes et les piles, et les "
               "lignes avec les colonnes si les blocs sont carrés."},
      .arguments{kFiles},
      .groups{kInput,
              {kPrinting, {&kTransformation, &kOut, &kResume, &kPart}},
              {kSearching, {&kThreads}},
              kHelpAlone},
      .examples{{{"How many of these are different?", "Combien d’entre elles sont différentes ?"},
                 "quadrille canon puzzles.txt | sort -u | wc -l"},
                {{"How the form comes of the puzzle, and how symmetric that is:",
                  "Comment la forme vient de la grille, et à quel point celle-ci est symétrique :"},
                 "quadrille canon --transformation text puzzle.txt"}},
      .answers_puzzles = true};
}

inline Command print() {
  return {
      .name = "print",
      .meaning{"Write a booklet of puzzles as a PDF file. It has their titles, a bookmark for each, and the "
               "solutions at the back. With --out book.png, pdftoppm draws its pages as pictures: book-1.png "
               "and so on.",
               "Écrire un livret de grilles sous forme de fichier PDF. Il a leurs titres, un signet pour "
               "chacune, et les solutions à la fin. Avec --out livret.png, pdftoppm dessine ses pages en "
               "images : livret-1.png et la suite."},
      .arguments{kFiles},
      .groups{kInputWithDrawing,
              {kPrinting, {&kTitle, &kPerPage, &kSolutionsPerPage, &kPaper, &kRatingOfPrint, &kOut}},
              {kSearching, {&kTimeLimit, &kMemoryLimit}},
              kHelpAlone},
      .examples{{{"Six puzzles on a page, and the solutions:", "Six grilles par page, et les solutions :"},
                 "quadrille print puzzles.txt --out book.pdf"},
                {{"Twelve easy ones to give away, two on a page:",
                  "Douze grilles faciles à offrir, deux par page :"},
                 "quadrille generate --count 12 --difficulty easy --symmetry rotate180 | quadrille print "
                 "--per-page 2 --title \"For Sunday\" --rate hodoku --out sunday.pdf"}},
      .answers_puzzles = true};
}

}  // namespace quadrille::options::described
