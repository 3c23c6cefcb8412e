extension HistoricalPerson {
  static let latinWriters = """
    William Shakespeare 🎭; literature; 1564; 1616
    Jane Austen; literature; 1775; 1817
    Charlotte Brontë; literature; 1816; 1855
    Emily Brontë; literature; 1818; 1848
    Mary Shelley; literature; 1797; 1851
    Virginia Woolf; literature; 1882; 1941
    Oscar Wilde; literature; 1854; 1900
    Johann Wolfgang von Goethe; literature; 1749; 1832
    Friedrich Schiller; literature; 1759; 1805
    Annette von Droste-Hülshoff; literature; 1797; 1848
    Franz Kafka; literature; 1883; 1924
    Karel Čapek 🤖; literature; 1890; 1938
    Božena Němcová; literature; 1820; 1862
    Bohumil Hrabal; literature; 1914; 1997
    Victor Hugo; literature; 1802; 1885
    Molière; literature; 1622; 1673
    Honoré de Balzac; literature; 1799; 1850
    George Sand; literature; 1804; 1876
    Antoine de Saint-Exupéry 🦊; literature; 1900; 1944
    Jules Verne; literature; 1828; 1905
    Miguel de Cervantes; literature; 1547; 1616
    Gabriel García Márquez 🦋; literature; 1927; 2014
    Sor Juana Inés de la Cruz; literature; 1648; 1695
    José Martí; literature; 1853; 1895
    Gabriela Mistral; literature; 1889; 1957
    Pablo Neruda; literature; 1904; 1973
    Rubén Darío; literature; 1867; 1916
    Jorge Luis Borges; literature; 1899; 1986
    Rosalía de Castro; literature; 1837; 1885
    Mercè Rodoreda; literature; 1908; 1983
    Luís de Camões; literature; 1524; 1580
    Fernando Pessoa; literature; 1888; 1935
    Machado de Assis; literature; 1839; 1908
    Clarice Lispector; literature; 1920; 1977
    Dante Alighieri; literature; 1265; 1321
    Grazia Deledda; literature; 1871; 1936
    Henrik Ibsen; literature; 1828; 1906
    Hans Christian Andersen 🧜‍♀️; literature; 1805; 1875
    Karen Blixen; literature; 1885; 1962
    Selma Lagerlöf; literature; 1858; 1940
    Astrid Lindgren; literature; 1907; 2002
    Tove Jansson; literature; 1914; 2001
    Aleksis Kivi; literature; 1834; 1872
    Halldór Laxness; literature; 1902; 1998
    Snorri Sturluson; literature; 1179; 1241
    Adam Mickiewicz; literature; 1798; 1855
    Henryk Sienkiewicz; literature; 1846; 1916
    Wisława Szymborska; literature; 1923; 2012
    Stanisław Lem 🚀; literature; 1921; 2006
    Petőfi Sándor; literature; 1823; 1849
    Mihai Eminescu; literature; 1850; 1889
    Ion Luca Caragiale; literature; 1852; 1912
    France Prešeren; literature; 1800; 1849
    Ivo Andrić; literature; 1892; 1975
    Kristijonas Donelaitis; literature; 1714; 1780
    Žemaitė; literature; 1845; 1921
    Rainis; literature; 1865; 1929
    Lydia Koidula; literature; 1843; 1886
    Anton Hansen Tammsaare; literature; 1878; 1940
    Yunus Emre; literature; 1238; 1320
    Nâzım Hikmet; literature; 1902; 1963
    Orhan Veli Kanık; literature; 1914; 1950
    Halide Edib Adıvar; literature; 1884; 1964
    Nguyễn Trãi; literature; 1380; 1442
    Nguyễn Du; literature; 1766; 1820
    Hồ Xuân Hương; literature; 1772; 1822
    José Rizal; literature; 1861; 1896
    Chinua Achebe; literature; 1930; 2013
    Toni Morrison; literature; 1931; 2019
    Maya Angelou; literature; 1928; 2014
    Emily Dickinson; literature; 1830; 1886
    Mark Twain; literature; 1835; 1910
    James Joyce; literature; 1882; 1941
    Seán O'Casey; literature; 1880; 1964
    """
}
