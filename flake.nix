# `nix run github:OWNER/quadrille -- solve FILE`, `nix build`, `nix develop`.
{
  description = "Constraint programming for Sudoku and all grids like it";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-24.11";

  outputs =
    { self, nixpkgs }:
    let
      systems = [ "x86_64-linux" "aarch64-linux" ];
      forEach = make: nixpkgs.lib.genAttrs systems (system: make nixpkgs.legacyPackages.${system});
      versionLine = builtins.match ".*project\\(quadrille VERSION ([0-9.]+).*" (builtins.readFile ./CMakeLists.txt);
      quadrille =
        pkgs:
        pkgs.stdenv.mkDerivation {
          pname = "quadrille";
          version = builtins.head versionLine;
          src = self;
          nativeBuildInputs = [ pkgs.cmake pkgs.ninja ];
          buildInputs = with pkgs; [ boost cli11 fmt libhwy pugixml rapidjson tl-expected xxHash zlib zstd ];
          cmakeFlags = [
            "-DQUADRILLE_DOORS=OFF"
            "-DQUADRILLE_PORTABLE=ON"
            "-DQUADRILLE_STATIC=OFF"
            "-DQUADRILLE_TESTS=OFF"
          ];
          meta = {
            description = "Constraint programming for Sudoku and all grids like it";
            license = pkgs.lib.licenses.bsd2;
            mainProgram = "quadrille";
            platforms = systems;
          };
        };
    in
    {
      packages = forEach (pkgs: {
        default = quadrille pkgs;
      });
      devShells = forEach (pkgs: {
        default = pkgs.mkShell { inputsFrom = [ (quadrille pkgs) ]; };
      });
    };
}
