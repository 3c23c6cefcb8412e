extension HistoricalPerson {
  static let greek = """
    Αρχιμήδης 🛁; mathematics; -287; -212
    Υπατία; mathematics; 360; 415
    Ιπποκράτης; life; -460; -370
    Σωκράτης; thought; -470; -399
    Πλάτων; thought; -428; -348
    Αριστοτέλης; thought; -384; -322
    Σαπφώ; literature; -630; -570
    Σοφοκλής; literature; -496; -406
    Ευριπίδης; literature; -480; -406
    Κωνσταντίνος Καβάφης; literature; 1863; 1933
    Νίκος Καζαντζάκης; literature; 1883; 1957
    Γιώργος Σεφέρης; literature; 1900; 1971
    Οδυσσέας Ελύτης; literature; 1911; 1996
    Δομήνικος Θεοτοκόπουλος; art; 1541; 1614
    Μαρία Κάλλας 🎶; music; 1923; 1977
    """
}
