// The sentences that the servers send over HTTP: to pages whose WebSocket is refused, and to programs that
// call tools.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

inline constexpr Sentence<> kBadRequest{"This is not a valid HTTP request.",
                                        "Ceci n’est pas une requête HTTP correcte."};
inline constexpr Sentence<> kWebsocketsAlone{
    "This is a solver for pages of f-puzzles, which connect by WebSocket; there is nothing to see here.",
    "Voici un solveur pour les pages de f-puzzles, qui se connectent par WebSocket ; il n’y a rien à voir "
    "ici."};
inline constexpr Sentence<Text> kStrangeOrigin{
    "Pages of {} may not connect to this solver. Start it with --allow-origin to let them.",
    "Les pages de {} n’ont pas le droit de se connecter à ce solveur. Lancez-le avec --allow-origin pour le "
    "leur donner."};
inline constexpr Sentence<> kTooManyClients{
    "Too many pages are connected to this solver; close one, and try again.",
    "Trop de pages sont connectées à ce solveur ; fermez-en une, et réessayez."};

// Tools over HTTP.
inline constexpr Sentence<> kExpectedHost{
    "expected the header field Host once, such as Host: localhost:4545",
    "le champ d’en-tête Host est attendu une fois, comme Host: localhost:4545"};
inline constexpr Sentence<Text> kStrangeHost{
    "found the host {}, expected localhost, 127.0.0.1 or [::1]: this server answers only under the names of "
    "this machine",
    "hôte {} trouvé, localhost, 127.0.0.1 ou [::1] attendu : ce serveur ne répond que sous les noms de cette "
    "machine"};
inline constexpr Sentence<Text, Text> kNothingThere{
    "nothing is at {}; POST asks {}; GET reads /, /rules, /formats and /techniques",
    "il n’y a rien à {} ; POST interroge {} ; GET lit /, /rules, /formats et /techniques"};
inline constexpr Sentence<Text, Text, Text> kWrongMethod{"found the method {} for {}, expected one of {}",
                                                         "méthode {} trouvée pour {}, attendu : {}"};
inline constexpr Sentence<> kNoQuery{
    "found a query after \"?\"; arguments are a JSON object in the body of a POST",
    "requête trouvée après « ? » ; les arguments sont un objet JSON dans le corps d’un POST"};
inline constexpr Sentence<Text> kBodyNotObject{
    "{}: the body must be one JSON object with the arguments, such as {\"puzzle\":\"53..7....\"}",
    "{} : le corps doit être un objet JSON avec les arguments, comme {\"puzzle\":\"53..7....\"}"};
inline constexpr Sentence<Number> kBodyTooLong{"the body is longer than {} bytes",
                                               "le corps dépasse {} octets"};
inline constexpr Sentence<Number> kHeaderTooLong{"the header is longer than {} bytes",
                                                 "l’en-tête dépasse {} octets"};
inline constexpr Sentence<> kClientTooSlow{"the request did not arrive in time",
                                           "la requête n’est pas arrivée à temps"};
inline constexpr Sentence<Number> kTooManyConnections{
    "{} connections are open, as many as this server takes; close one, and try again",
    "{} connexions sont ouvertes, le maximum de ce serveur ; fermez-en une, et réessayez"};

}  // namespace quadrille::cli::say
