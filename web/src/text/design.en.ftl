### The page that shows the design system.
design-title = Design
