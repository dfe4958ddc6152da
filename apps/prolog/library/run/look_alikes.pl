% Characters in programs copied from web pages that Prolog does not take for what they look like.

:- module(run_look_alikes, [look_alike/4]).

:- use_module(library(clpfd), []).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(sentences).

:- dynamic told/2.

% look_alike(+Context, -Where, -Column, -Sentence): in the clause or goal whose syntax error has this context, the first such character is
% at Where, File:Line or `goal`, and Column. Sentence is `told` if one about the same character in this file came before.

look_alike(Context, Where, Column, Sentence) :-
    text_of(Context, File, Text, From, To),
    clpfd:'$fd_look_alikes'(Text, All),
    member(look_alike(Line,Column,Code,Words), All),
    between(From, To, Line), !,
    (   File == goal -> Where = goal
    ;   Where = File:Line
    ),
    (   told(File, Code) -> Sentence = told
    ;   assertz(told(File, Code)),
        say(look_alike, [Words], Sentence)
    ).

% text_of(+Context, -File, -Text, -From, -To): Text is that of the file or the goal, of which the lines From to To cannot be read.

text_of(string(Text,_), goal, Text, 1, Lines) :-
    split_string(Text, "\n", "", Parts),
    length(Parts, Lines).
text_of(file(File,Line,_,_), File, Text, From, To) :-
    read_file_to_string(File, Text, [encoding(utf8)]),
    setup_call_cleanup(open_string(Text, In), clause_around(In, Line, From, To), close(In)).

% clause_around(+In, +Line, -From, -To): the lines of the clause that has an error in Line.

clause_around(In, Line, From, To) :-
    repeat,
    skip_blanks(In),
    line_count(In, From),
    catch(read_term(In, Term, [module(user)]), error(syntax_error(_), _), Term = unreadable),
    line_count(In, To),
    (   To >= Line
    ;   Term == end_of_file
    ), !.

skip_blanks(In) :-
    (   peek_char(In, Char), char_type(Char, space) ->
        get_char(In, _),
        skip_blanks(In)
    ;   true
    ).
