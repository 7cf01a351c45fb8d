### Der Zettel des alten Schreibers.

guide-label = Der Zettel des alten Schreibers
guide-next = Weiter ({ $n }/{ $all })
guide-skip-tour = Kenne ich schon
guide-known = Verstanden
guide-how = Guter Rat
guide-set-up = Tisch einrichten
guide-fold = Falten
guide-unfold = Lesen
guide-folded = Der Schreiber hat einen Zettel für dich.
guide-idle = Der Schreiber sieht dir über die Schulter und meldet sich, wenn etwas Neues kommt.
guide-again = Worum geht es hier?
guide-restart = Von vorn
guide-off = Aus
guide-gone = Der Schreiber hat seine Zettel weggelegt. Mit „{ $help }“ oben auf der Seite kommt er wieder.
