extension HistoricalPerson {
  /// Names in Devanagari, Bengali and Tamil, in Thai, and in Georgian and Armenian.
  static let indian = """
    आर्यभट; mathematics; 476; 550
    ब्रह्मगुप्त; mathematics; 598; 668
    भास्कराचार्य; mathematics; 1114; 1185
    होमी जहाँगीर भाभा; physics; 1909; 1966
    विक्रम साराभाई 🛰️; astronomy; 1919; 1971
    आनंदीबाई जोशी; life; 1865; 1887
    सावित्रीबाई फुले 📚; thought; 1831; 1897
    भीमराव रामजी आंबेडकर; thought; 1891; 1956
    सूरदास; literature; 1478; 1583
    मीराबाई; literature; 1498; 1547
    तुलसीदास; literature; 1532; 1623
    भानुभक्त आचार्य; literature; 1814; 1868
    प्रेमचंद; literature; 1880; 1936
    जयशंकर प्रसाद; literature; 1889; 1937
    सूर्यकांत त्रिपाठी निराला; literature; 1899; 1961
    सुभद्रा कुमारी चौहान; literature; 1904; 1948
    महादेवी वर्मा; literature; 1907; 1987
    हरिवंश राय बच्चन; literature; 1907; 2003
    लक्ष्मीप्रसाद देवकोटा; literature; 1909; 1959
    लता मंगेशकर 🎶; music; 1929; 2022
    সত্যেন্দ্রনাথ বসু; physics; 1894; 1974
    জগদীশ চন্দ্র বসু 🌱; physics; 1858; 1937
    রবীন্দ্রনাথ ঠাকুর; literature; 1861; 1941
    বেগম রোকেয়া; literature; 1880; 1932
    சீனிவாச இராமானுஜன் ♾️; mathematics; 1887; 1920
    சுப்பிரமணிய பாரதி; literature; 1882; 1921
    สืบ นาคะเสถียร 🐅; life; 1949; 1990
    ปรีดี พนมยงค์; thought; 1900; 1983
    ป๋วย อึ๊งภากรณ์; thought; 1916; 1999
    สุนทรภู่; literature; 1786; 1855
    ศรีบูรพา; literature; 1905; 1974
    คึกฤทธิ์ ปราโมช; literature; 1911; 1995
    อังคาร กัลยาณพงศ์; literature; 1926; 2012
    จิตร ภูมิศักดิ์; literature; 1930; 1966
    ศิลป์ พีระศรี 🎨; art; 1892; 1962
    ถวัลย์ ดัชนี; art; 1939; 2014
    შოთა რუსთაველი; literature; 1160; 1220
    Կոմիտաս; music; 1869; 1935
    Արամ Խաչատրյան; music; 1903; 1978
    """
}
