### Die Seite, die das Gestaltungssystem zeigt.
design-title = Gestaltung
