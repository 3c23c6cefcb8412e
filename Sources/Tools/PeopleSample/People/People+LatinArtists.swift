extension HistoricalPerson {
  static let latinArtists = """
    Leonardo da Vinci; art; 1452; 1519
    Michelangelo Buonarroti; art; 1475; 1564
    Artemisia Gentileschi; art; 1593; 1656
    Albrecht Dürer 🐇; art; 1471; 1528
    Rembrandt van Rijn; art; 1606; 1669
    Johannes Vermeer; art; 1632; 1675
    Vincent van Gogh 🌻; art; 1853; 1890
    Paul Cézanne; art; 1839; 1906
    Camille Claudel; art; 1864; 1943
    Frida Kahlo 🌺; art; 1907; 1954
    Diego Rivera; art; 1886; 1957
    Joan Miró; art; 1893; 1983
    Salvador Dalí; art; 1904; 1989
    Edvard Munch 😱; art; 1863; 1944
    Gustav Klimt; art; 1862; 1918
    Käthe Kollwitz; art; 1867; 1945
    Paula Modersohn-Becker; art; 1876; 1907
    Hilma af Klint; art; 1862; 1944
    Constantin Brâncuși; art; 1876; 1957
    Alfons Mucha; art; 1860; 1939
    Antoni Gaudí; art; 1852; 1926
    Johann Sebastian Bach; music; 1685; 1750
    Wolfgang Amadeus Mozart; music; 1756; 1791
    Ludwig van Beethoven 🎹; music; 1770; 1827
    Clara Schumann; music; 1819; 1896
    Frédéric Chopin; music; 1810; 1849
    Camille Saint-Saëns 🦢; music; 1835; 1921
    Bedřich Smetana; music; 1824; 1884
    Antonín Dvořák; music; 1841; 1904
    Leoš Janáček; music; 1854; 1928
    Bartók Béla; music; 1881; 1945
    Édith Piaf; music; 1915; 1963
    Astor Piazzolla; music; 1921; 1992
    Mercedes Sosa; music; 1935; 2009
    Miriam Makeba; music; 1932; 2008
    """
}
