extension HistoricalPerson {
  static let hebrew = """
    משה בן מימון; thought; 1138; 1204
    אליעזר בן־יהודה 📖; thought; 1858; 1922
    יהודה הלוי; literature; 1075; 1141
    שלום עליכם; literature; 1859; 1916
    חיים נחמן ביאליק; literature; 1873; 1934
    דבורה בארון; literature; 1887; 1956
    שמואל יוסף עגנון; literature; 1888; 1970
    רחל בלובשטיין; literature; 1890; 1931
    נתן אלתרמן; literature; 1910; 1970
    לאה גולדברג; literature; 1911; 1970
    יהודה עמיחי; literature; 1924; 2000
    עמוס עוז; literature; 1939; 2018
    נעמי שמר 🎵; music; 1930; 2004
    """
}
