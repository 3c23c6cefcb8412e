extension HistoricalPerson {
  /// Chinese, Japanese and Korean names.
  static let eastAsian = """
    祖冲之; mathematics; 429; 500
    徐光启; mathematics; 1562; 1633
    华罗庚; mathematics; 1910; 1985
    陈省身; mathematics; 1911; 2004
    吳健雄; physics; 1912; 1997
    张衡; astronomy; 78; 139
    沈括; astronomy; 1031; 1095
    王贞仪; astronomy; 1768; 1797
    华佗; life; 140; 208
    李时珍 🌿; life; 1518; 1593
    袁隆平 🌾; life; 1930; 2021
    孔子; thought; -551; -479
    司马迁; thought; -145; -86
    郑和 ⛵; thought; 1371; 1433
    李白 🌙; literature; 701; 762
    杜甫; literature; 712; 770
    白居易; literature; 772; 846
    苏轼; literature; 1037; 1101
    李清照; literature; 1084; 1155
    蒲松龄 🦊; literature; 1640; 1715
    曹雪芹; literature; 1715; 1763
    秋瑾; literature; 1875; 1907
    鲁迅; literature; 1881; 1936
    老舍; literature; 1899; 1966
    冰心; literature; 1900; 1999
    巴金; literature; 1904; 2005
    张爱玲; literature; 1920; 1995
    金庸; literature; 1924; 2018
    三毛; literature; 1943; 1991
    王羲之; art; 303; 361
    齐白石 🦐; art; 1864; 1957
    徐悲鸿 🐎; art; 1895; 1953
    林徽因; art; 1904; 1955
    梅兰芳; music; 1894; 1961
    関孝和; mathematics; 1642; 1708
    平賀源内; physics; 1728; 1780
    朝永振一郎; physics; 1906; 1979
    湯川秀樹; physics; 1907; 1981
    猿橋勝子; chemistry; 1920; 2007
    杉田玄白; life; 1733; 1817
    荻野吟子; life; 1851; 1913
    北里柴三郎; life; 1853; 1931
    野口英世; life; 1876; 1928
    伊能忠敬 🗺️; thought; 1745; 1818
    清少納言; literature; 966; 1025
    紫式部; literature; 973; 1014
    松尾芭蕉 🐸; literature; 1644; 1694
    与謝蕪村; literature; 1716; 1784
    小林一茶 🐌; literature; 1763; 1828
    森鷗外; literature; 1862; 1922
    夏目漱石 🐱; literature; 1867; 1916
    樋口一葉; literature; 1872; 1896
    与謝野晶子; literature; 1878; 1942
    芥川龍之介; literature; 1892; 1927
    宮沢賢治 🚂; literature; 1896; 1933
    川端康成; literature; 1899; 1972
    金子みすゞ; literature; 1903; 1930
    茨木のり子; literature; 1926; 2006
    葛飾北斎 🌊; art; 1760; 1849
    歌川広重; art; 1797; 1858
    円谷英二 🦖; art; 1901; 1970
    小津安二郎; art; 1903; 1963
    黒澤明; art; 1910; 1998
    いわさきちひろ; art; 1918; 1974
    手塚治虫; art; 1928; 1989
    이휘소; physics; 1935; 1977
    최무선; chemistry; 1325; 1395
    허준; life; 1539; 1615
    우장춘 🥬; life; 1898; 1959
    세종대왕 👑; thought; 1397; 1450
    정약용; thought; 1762; 1836
    김정호; thought; 1804; 1866
    주시경; thought; 1876; 1914
    허난설헌; literature; 1563; 1589
    김소월; literature; 1902; 1934
    이상; literature; 1910; 1937
    백석; literature; 1912; 1996
    윤동주 ⭐; literature; 1917; 1945
    박경리; literature; 1926; 2008
    신사임당; art; 1504; 1551
    나혜석; art; 1896; 1948
    박수근; art; 1914; 1965
    이중섭 🐂; art; 1916; 1956
    천경자; art; 1924; 2015
    백남준 📺; art; 1932; 2006
    윤이상; music; 1917; 1995
    """
}
