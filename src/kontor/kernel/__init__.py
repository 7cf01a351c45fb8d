"""The contract every title fulfils.

Read in this order: `cells`, `state` (state, frames, steps), `actions`, `events`, `refusals`, `title`, `chance`,
`record`, `match`, `laws`.  Nothing here knows a title, a text, a clock or a file.
"""
