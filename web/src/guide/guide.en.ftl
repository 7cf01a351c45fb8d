### The old clerk's panel.

guide-label = The old clerk’s note
guide-next = Next ({ $n }/{ $all })
guide-skip-tour = Skip the tour
guide-known = Got it
guide-how = Good advice
guide-set-up = Set up a table
guide-fold = Fold
guide-unfold = Read
guide-folded = The clerk has a note for you.
guide-idle = The clerk looks over your shoulder and speaks up when something new comes.
guide-again = What is this about?
guide-restart = From the start
guide-off = Switch off
guide-gone = The clerk has put his notes away. “{ $help }” at the top of the page calls him back.
