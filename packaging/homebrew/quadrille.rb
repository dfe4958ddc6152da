class Quadrille < Formula
  desc "Constraint programming for Sudoku and all grids like it"
  homepage "@ADDRESS@"
  url "@URL@"
  sha256 "@SHA256@"
  license "BSD-2-Clause"

  depends_on "boost" => :build
  depends_on "cli11" => :build
  depends_on "cmake" => :build
  depends_on "fmt" => :build
  depends_on "highway" => :build
  depends_on "ninja" => :build
  depends_on "pugixml" => :build
  depends_on "rapidjson" => :build
  depends_on "xxhash" => :build
  depends_on :linux
  depends_on "tl-expected"
  depends_on "zlib"
  depends_on "zstd"

  def install
    system "cmake", "-S", ".", "-B", "build/homebrew", "-G", "Ninja",
           "-DQUADRILLE_DOORS=OFF", "-DQUADRILLE_PORTABLE=ON", "-DQUADRILLE_STATIC=OFF", "-DQUADRILLE_TESTS=OFF",
           *std_cmake_args
    system "cmake", "--build", "build/homebrew"
    system "cmake", "--install", "build/homebrew"
  end

  test do
    assert_equal "72\n", shell_output("#{bin}/quadrille count 1...............")
  end
end
