// Commands that write puzzles without solving them, and booklets: for each, the options that only it has,
// under its name, and its description.
#pragma once

#include "options/commands/groups.h"

namespace quadrille::options {

// convert
inline constexpr Option kTo{
    .names = "--to",
    .also = "-t --output --output-format",
    .kind = Kind::choice,
    .value{"FORMAT", "FORMAT"},
    .choices = writable_formats,
    .meaning{"The format of the output; by default it is derived from the name of the output file.",
             "Le format de sortie ; par défaut, celui qu’indique le nom du fichier de sortie."}};

inline constexpr Option kLossy{
    .names = "--lossy",
    .meaning{"Accept that the format cannot represent all of a puzzle. What is lost is named in any case; "
             "without this option the exit code is then 4.",
             "Accepter que le format ne puisse pas tout représenter. Ce qui se perd est nommé dans tous les "
             "cas ; sans cette option, le code de retour est alors 4."}};
inline constexpr Option kJsonOfConvert{
    .names = "--json", .stands_for = "--to json", .meaning{"The same as --to json.", "Comme --to json."}};

// show
inline constexpr Option kHow{
    .names = "--how",
    .meaning{
        "Print only how each file is read, and which other readings were possible. `--format` chooses "
        "another.",
        "Afficher seulement comment chaque fichier est lu, et quelles autres lectures étaient possibles. "
        "`--format` en choisit une autre."}};

// canon
inline constexpr Option kTransformation{
    .names = "--transformation",
    .kind = Kind::choice,
    .choices = names_in<kAnswerFormats>,
    .meaning{"Also print the transformation from each puzzle to its canonical form, and the number of "
             "automorphisms of the puzzle: the permutations of rows and columns that, perhaps with a "
             "permutation of digits, map it to itself. text, or json for programs: an object per line.",
             "Afficher aussi la transformation de chaque grille en sa forme canonique, et le nombre "
             "d’automorphismes de la grille : les permutations de lignes et de colonnes qui, peut-être avec "
             "une permutation des chiffres, la transforment en elle-même. text, ou json pour des "
             "programmes : un objet par ligne."}};

inline constexpr Option kJsonOfCanon{
    .names = "--json",
    .stands_for = "--transformation json",
    .meaning{"The same as --transformation json.", "Comme --transformation json."}};

// print
inline constexpr Option kTitle{.names = "--title",
                               .kind = Kind::text,
                               .value{"TEXT", "TEXTE"},
                               .meaning{"The title of the booklet, printed on each page.",
                                        "Le titre du livret, imprimé sur chaque page."}};
inline constexpr Option kPerPage{.names = "--per-page",
                                 .kind = Kind::number,
                                 .value{"N", "N"},
                                 .least = 1,
                                 .most = kMostPerPage,
                                 .usual = "6",
                                 .meaning{"The number of puzzles per page; by default 6.",
                                          "Le nombre de grilles par page ; 6 par défaut."}};
inline constexpr Option kSolutionsPerPage{
    .names = "--solutions",
    .kind = Kind::number,
    .value{"N", "N"},
    .least = 0,
    .most = kMostPerPage,
    .usual = "20",
    .meaning{"The number of solutions per page at the back; by default 20. 0 prints no solutions.",
             "Le nombre de solutions par page, à la fin ; 20 par défaut. 0 n’imprime aucune solution."}};
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
        "Print next to each puzzle how hard it is according to `quadrille rate`: hodoku for HoDoKu's scale, "
        "or se for that of Sudoku Explainer. By default the level that the file gives is printed.",
        "Imprimer à côté de chaque grille sa difficulté selon `quadrille rate` : hodoku pour l’échelle de "
        "HoDoKu, ou se pour celle de Sudoku Explainer. Par défaut, c’est le niveau que donne le fichier qui "
        "est imprimé."}};

}  // namespace quadrille::options

namespace quadrille::options::described {

inline Command show() {
  return {.name = "show",
          .also = "draw display view",
          .meaning{"Print or draw puzzles without solving them.",
                   "Afficher ou dessiner des grilles sans les résoudre."},
          .arguments{kFiles},
          .groups{input(), {kPrinting, {&kOutput, &kJson, &kOut, &kHow}}, help_alone()},
          .examples{{{"In a frame, with the regions:", "Dans un cadre, avec les régions :"},
                     "quadrille show puzzle.txt"},
                    {{"As a picture:", "En image :"}, "quadrille show --output svg puzzle.txt > puzzle.svg"}},
          .answers_puzzles = true};
}

inline Command convert() {
  return {
      .name = "convert",
      .meaning{"Write puzzles in another format.", "Écrire des grilles dans un autre format."},
      .arguments{kFiles},
      .groups{input(), {kPrinting, {&kTo, &kJsonOfConvert, &kLossy, &kOut, &kResume, &kPart}}, help_alone()},
      .examples{
          {{"To a compressed file, which can still be processed with `--part`:",
            "Vers un fichier compressé, que l’on peut encore traiter par `--part` :"},
           "quadrille convert --to line --out puzzles.txt.zst puzzles.json"},
          {{"To JSON, which can represent every puzzle:", "En JSON, qui peut représenter toute grille :"},
           "quadrille convert --to json puzzle.txt"},
          {{"Many files to one, with a line for each puzzle:",
            "De nombreux fichiers vers un seul, d’une ligne par grille :"},
           "quadrille convert --to line *.sdk -o puzzles.txt"}},
      .answers_puzzles = true};
}

inline Command canon() {
  return {
      .name = "canon",
      .also = "canonical canonicalize minlex",
      .meaning{"Print the canonical form of each puzzle, one per line. Puzzles that differ only in the order "
               "of rows, columns and digits have the same form: the least of all their texts, in which an "
               "empty cell is less than any digit. Rows may change places within a band of boxes, and bands "
               "as a whole, as may columns and stacks; if boxes are square, the grid may be transposed.",
               "Afficher la forme canonique de chaque grille, une par ligne. Des grilles qui ne diffèrent "
               "que par l’ordre des lignes, des colonnes et des chiffres ont la même forme : le plus petit "
               "de tous leurs textes, où une case vide est plus petite que tout chiffre. Les lignes peuvent "
               "changer de place dans une bande de blocs, et les bandes entre elles, de même que les "
               "colonnes et les piles ; si les blocs sont carrés, la grille peut être transposée."},
      .arguments{kFiles},
      .groups{input(),
              {kPrinting, {&kTransformation, &kJsonOfCanon, &kOut, &kResume, &kPart}},
              {kSearching, {&kThreads}},
              help_alone()},
      .examples{{{"How many of the puzzles are different?", "Combien de ces grilles sont différentes ?"},
                 "quadrille canon puzzles.txt | sort -u | wc -l"},
                {{"Print the transformation, and the number of automorphisms:",
                  "Afficher la transformation, et le nombre d’automorphismes :"},
                 "quadrille canon --transformation text puzzle.txt"}},
      .answers_puzzles = true};
}

inline Command print() {
  return {.name = "print",
          .also = "booklet",
          .meaning{"Write a booklet of puzzles as a PDF file. It contains their titles, a bookmark for each, "
                   "and the solutions at the back. With --out book.png, pdftoppm converts the pages to "
                   "pictures: book-1.png and so on.",
                   "Écrire un livret de grilles sous forme de fichier PDF. Il contient leurs titres, un "
                   "signet pour chacune, et les solutions à la fin. Avec --out livret.png, pdftoppm "
                   "convertit les pages en images : livret-1.png et la suite."},
          .arguments{kFiles},
          .groups{input_with_drawing(),
                  {kPrinting, {&kTitle, &kPerPage, &kSolutionsPerPage, &kPaper, &kRatingOfPrint, &kOut}},
                  {kSearching, {&kTimeLimit, &kMemoryLimit}},
                  help_alone()},
          .examples{{{"Print six puzzles per page, and the solutions:",
                      "Imprimer six grilles par page, et les solutions :"},
                     "quadrille print puzzles.txt --out book.pdf"},
                    {{"Print twelve easy puzzles to give away, two per page:",
                      "Imprimer douze grilles faciles à offrir, deux par page :"},
                     "quadrille generate --count 12 --difficulty easy --symmetry rotate180 | quadrille print "
                     "--per-page 2 --title \"For Sunday\" --rate hodoku --out sunday.pdf"}},
          .answers_puzzles = true};
}

}  // namespace quadrille::options::described
