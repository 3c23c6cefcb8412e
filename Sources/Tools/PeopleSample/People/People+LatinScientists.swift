extension HistoricalPerson {
  static let latinScientists = """
    Ada Lovelace 🧮; mathematics; 1815; 1852
    Charles Babbage ⚙️; mathematics; 1791; 1871
    Alan Turing; mathematics; 1912; 1954
    Grace Hopper 🐞; mathematics; 1906; 1992
    Emmy Noether; mathematics; 1882; 1935
    Carl Friedrich Gauß; mathematics; 1777; 1855
    Leonhard Euler; mathematics; 1707; 1783
    Évariste Galois; mathematics; 1811; 1832
    Émilie du Châtelet; mathematics; 1706; 1749
    Sophie Germain; mathematics; 1776; 1831
    Blaise Pascal; mathematics; 1623; 1662
    Bernard Bolzano; mathematics; 1781; 1848
    Kurt Gödel; mathematics; 1906; 1978
    Erdős Pál; mathematics; 1913; 1996
    Bolyai János; mathematics; 1802; 1860
    Neumann János; mathematics; 1903; 1957
    Stefan Banach; mathematics; 1892; 1945
    Wacław Sierpiński 🔺; mathematics; 1882; 1969
    Niels Henrik Abel; mathematics; 1802; 1829
    Maria Gaetana Agnesi; mathematics; 1718; 1799
    George Boole; mathematics; 1815; 1864
    Florence Nightingale 📊; mathematics; 1820; 1910
    Mary Somerville; mathematics; 1780; 1872
    Katherine Johnson; mathematics; 1918; 2020
    Isaac Newton 🍎; physics; 1643; 1727
    Marie Skłodowska-Curie; physics; 1867; 1934
    Pierre Curie; physics; 1859; 1906
    Albert Einstein; physics; 1879; 1955
    Niels Bohr; physics; 1885; 1962
    Lise Meitner; physics; 1878; 1968
    Erwin Schrödinger 🐈; physics; 1887; 1961
    Max Planck; physics; 1858; 1947
    Heinrich Hertz; physics; 1857; 1894
    James Clerk Maxwell 🧲; physics; 1831; 1879
    Michael Faraday; physics; 1791; 1867
    André-Marie Ampère; physics; 1775; 1836
    Alessandro Volta 🔋; physics; 1745; 1827
    Galileo Galilei; physics; 1564; 1642
    Anders Jonas Ångström; physics; 1814; 1874
    Hans Christian Ørsted 🧭; physics; 1777; 1851
    Christian Doppler; physics; 1803; 1853
    Richard Feynman; physics; 1918; 1988
    Enrico Fermi; physics; 1901; 1954
    Léon Foucault; physics; 1819; 1868
    Mikołaj Kopernik; astronomy; 1473; 1543
    Johannes Kepler; astronomy; 1571; 1630
    Tycho Brahe; astronomy; 1546; 1601
    Caroline Herschel ☄️; astronomy; 1750; 1848
    William Herschel; astronomy; 1738; 1822
    Maria Mitchell; astronomy; 1818; 1889
    Henrietta Swan Leavitt; astronomy; 1868; 1921
    Edwin Hubble 🔭; astronomy; 1889; 1953
    Cecilia Payne-Gaposchkin; astronomy; 1900; 1979
    Vera Rubin 🌌; astronomy; 1928; 2016
    Carl Sagan; astronomy; 1934; 1996
    Ole Rømer; astronomy; 1644; 1710
    Antoine Lavoisier; chemistry; 1743; 1794
    Jöns Jacob Berzelius; chemistry; 1779; 1848
    Rosalind Franklin 🧬; chemistry; 1920; 1958
    Dorothy Hodgkin; chemistry; 1910; 1994
    Alfred Nobel; chemistry; 1833; 1896
    Linus Pauling; chemistry; 1901; 1994
    Irène Joliot-Curie; chemistry; 1897; 1956
    Jaroslav Heyrovský; chemistry; 1890; 1967
    Ignacy Łukasiewicz 🪔; chemistry; 1822; 1882
    Charles Darwin 🐢; life; 1809; 1882
    Carl von Linné 🌿; life; 1707; 1778
    Gregor Mendel 🌸; life; 1822; 1884
    Louis Pasteur; life; 1822; 1895
    Alexander von Humboldt; life; 1769; 1859
    Maria Sibylla Merian 🦋; life; 1647; 1717
    Mary Anning 🦕; life; 1799; 1847
    Barbara McClintock 🌽; life; 1902; 1992
    Rachel Carson; life; 1907; 1964
    Santiago Ramón y Cajal; life; 1852; 1934
    Semmelweis Ignác; life; 1818; 1865
    Edward Jenner; life; 1749; 1823
    Elizabeth Blackwell; life; 1821; 1910
    Rita Levi-Montalcini; life; 1909; 2012
    Jan Evangelista Purkyně; life; 1787; 1869
    Carlos Juan Finlay; life; 1833; 1915
    Wangari Maathai 🌳; life; 1940; 2011
    René Descartes; thought; 1596; 1650
    Søren Kierkegaard; thought; 1813; 1855
    Hannah Arendt; thought; 1906; 1975
    Hypatia Bradlaugh Bonner; thought; 1858; 1935
    Amelia Earhart ✈️; thought; 1897; 1937
    Roald Amundsen 🧊; thought; 1872; 1928
    """
}
