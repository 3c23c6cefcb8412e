extension HistoricalPerson {
  /// Arabic, Persian and Urdu names.
  static let arabic = """
    محمد بن موسى الخوارزمي; mathematics; 780; 850
    عمر خیام; mathematics; 1048; 1131
    مریم میرزاخانی; mathematics; 1977; 2017
    ابن الهيثم 👁️; physics; 965; 1040
    محمد عبد السلام; physics; 1926; 1996
    أبو الريحان البيروني; astronomy; 973; 1048
    أحمد زويل; chemistry; 1946; 2016
    أبو بكر الرازي; life; 865; 925
    ابن سينا 🩺; life; 980; 1037
    فاطمة الفهرية; thought; 800; 880
    يعقوب بن إسحاق الكندي; thought; 801; 873
    ابن رشد; thought; 1126; 1198
    ابن بطوطة 🐪; thought; 1304; 1369
    ابن خلدون; thought; 1332; 1406
    أبو الطيب المتنبي; literature; 915; 965
    ابوالقاسم فردوسی; literature; 940; 1020
    جلال‌الدین محمد بلخی; literature; 1207; 1273
    سعدی شیرازی; literature; 1210; 1291
    حافظ شیرازی 🌹; literature; 1325; 1390
    مرزا غالب; literature; 1797; 1869
    محمد اقبال; literature; 1877; 1938
    جبران خليل جبران; literature; 1883; 1931
    مي زيادة; literature; 1886; 1941
    طه حسين; literature; 1889; 1973
    نجيب محفوظ; literature; 1911; 2006
    فیض احمد فیض; literature; 1911; 1984
    نازك الملائكة; literature; 1923; 2007
    نزار قباني; literature; 1923; 1998
    فروغ فرخزاد; literature; 1934; 1967
    محمود درويش; literature; 1941; 2008
    زها حديد 🏛️; art; 1950; 2016
    أم كلثوم 🎤; music; 1898; 1975
    """
}
