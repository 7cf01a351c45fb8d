/** What is printed on cards and board.  Written by tools/board_data_rivalcities.py: change material.toml, not this. */
export type Good = 'beer' | 'cloth' | 'leather' | 'furniture';
export type Item = Good | 'any' | 'letter';

export interface Deed { do: string; good?: Item; n?: number; cost?: number; stars?: number; times?: number }
export interface Card { id: string; split?: true; deeds: Deed[] }
export interface Ship {
  id: string; good: Good; cost: number; stars: number; immediate?: Deed[]; income?: Deed[]; extra?: Good;
}
export interface Alliance { id: string; upkeep: Item; amount: number; stars: number; extra?: Good }
export interface Suit { id: string; legal_cost: Item[]; bonus: Deed[]; win: Deed[]; stars: number }
export interface Distance { income?: Deed[]; stars: number }

export const GOODS: Good[] = [
  "beer",
  "cloth",
  "leather",
  "furniture",
];

export const DARK: number[] = [
  4,
  8,
  12,
  16,
];

export const CARDS: Card[] = [
  {"id": "B00", "deeds": [{"do": "gift", "good": "any", "n": 1}]},
  {"id": "B01", "split": true, "deeds": [{"do": "production", "good": "beer", "n": 2}, {"do": "production", "good": "cloth", "n": 1}]},
  {"id": "B02", "deeds": [{"do": "draw"}]},
  {"id": "B03", "deeds": [{"do": "alliance"}]},
  {"id": "B04", "deeds": [{"do": "manufactory", "cost": 2}]},
  {"id": "B05", "split": true, "deeds": [{"do": "production", "good": "furniture", "n": 1}, {"do": "letters", "n": 1}]},
  {"id": "B06", "deeds": [{"do": "production", "good": "cloth", "n": 1}]},
  {"id": "B07", "split": true, "deeds": [{"do": "ship"}, {"do": "lawsuit"}]},
  {"id": "B08", "deeds": [{"do": "exchange", "times": 2}, {"do": "donation", "good": "any", "cost": 2, "stars": 1, "times": 1}]},
  {"id": "B09", "split": true, "deeds": [{"do": "production", "good": "leather", "n": 1}, {"do": "lawsuit"}]},
  {"id": "B10", "split": true, "deeds": [{"do": "prestige"}, {"do": "alliance"}]},
  {"id": "B11", "deeds": [{"do": "production", "good": "leather", "n": 1}]},
  {"id": "B12", "split": true, "deeds": [{"do": "gift", "good": "any", "n": 1}, {"do": "lawsuit"}]},
  {"id": "B13", "split": true, "deeds": [{"do": "ruling"}, {"do": "ship"}]},
  {"id": "B14", "split": true, "deeds": [{"do": "prestige"}, {"do": "production", "good": "beer", "n": 2}]},
  {"id": "B15", "deeds": [{"do": "lawsuit"}]},
  {"id": "S01", "deeds": [{"do": "lawsuit"}, {"do": "letters", "n": 2}]},
  {"id": "S02", "deeds": [{"do": "lawsuit"}, {"do": "gift", "good": "any", "n": 2}]},
  {"id": "S03", "deeds": [{"do": "lawsuit"}, {"do": "ship"}, {"do": "gift", "good": "any", "n": 1}]},
  {"id": "S04", "deeds": [{"do": "lawsuit"}, {"do": "draw"}, {"do": "draw"}]},
  {"id": "S05", "deeds": [{"do": "piracy", "n": 1}]},
  {"id": "S06", "deeds": [{"do": "piracy_favour", "n": 3}]},
  {"id": "S07", "deeds": [{"do": "lawsuit"}, {"do": "gift", "good": "cloth", "n": 1}, {"do": "alliance"}]},
  {"id": "S08", "deeds": [{"do": "lawsuit"}, {"do": "prestige"}, {"do": "letters", "n": 1}]},
  {"id": "S09", "deeds": [{"do": "lawsuit"}, {"do": "prestige"}, {"do": "gift", "good": "cloth", "n": 1}]},
  {"id": "S10", "deeds": [{"do": "lawsuit"}, {"do": "gift", "good": "beer", "n": 1}, {"do": "donation", "good": "furniture", "cost": 2, "stars": 3, "times": 1}]},
  {"id": "S11", "deeds": [{"do": "production", "good": "any", "n": 1}]},
  {"id": "S12", "deeds": [{"do": "lawsuit"}, {"do": "ship"}, {"do": "gift", "good": "beer", "n": 2}]},
  {"id": "S13", "deeds": [{"do": "lawsuit"}, {"do": "gift", "good": "beer", "n": 1}, {"do": "donation", "good": "cloth", "cost": 1, "stars": 1, "times": 1}]},
  {"id": "S14", "deeds": [{"do": "lawsuit"}, {"do": "manufactory", "cost": 0}]},
  {"id": "S15", "deeds": [{"do": "lawsuit"}, {"do": "manufactory", "cost": 0}]},
  {"id": "S16", "deeds": [{"do": "production", "good": "furniture", "n": 1}]},
  {"id": "S17", "deeds": [{"do": "lawsuit"}, {"do": "prestige"}, {"do": "gift", "good": "furniture", "n": 1}]},
  {"id": "S18", "deeds": [{"do": "lawsuit"}, {"do": "ship"}, {"do": "letters", "n": 1}]},
  {"id": "S19", "deeds": [{"do": "lawsuit"}, {"do": "reactivate", "n": 3}]},
  {"id": "S20", "deeds": [{"do": "lawsuit"}, {"do": "gift", "good": "furniture", "n": 1}, {"do": "alliance"}]},
  {"id": "S21", "deeds": [{"do": "lawsuit"}, {"do": "letters", "n": 2}]},
  {"id": "S22", "deeds": [{"do": "ruling"}, {"do": "lawsuit"}]},
  {"id": "S23", "deeds": [{"do": "lawsuit"}, {"do": "gift", "good": "any", "n": 1}, {"do": "donation", "good": "leather", "cost": 1, "stars": 1, "times": 2}]},
  {"id": "S24", "deeds": [{"do": "gift", "good": "any", "n": 2}, {"do": "donation", "good": "beer", "cost": 3, "stars": 1, "times": 2}]},
];

export const SHIPS: Ship[] = [
  {"id": "1", "good": "furniture", "cost": 3, "stars": 1, "immediate": [{"do": "prestige"}, {"do": "prestige"}]},
  {"id": "2", "good": "cloth", "cost": 3, "stars": 2, "immediate": [{"do": "lawsuit"}, {"do": "lawsuit"}]},
  {"id": "3", "good": "leather", "cost": 3, "stars": 2, "immediate": [{"do": "draw"}, {"do": "draw"}]},
  {"id": "4", "good": "furniture", "cost": 2, "stars": 3, "immediate": [{"do": "letters", "n": 1}]},
  {"id": "5", "good": "furniture", "cost": 2, "stars": 1, "immediate": [{"do": "letters", "n": 2}]},
  {"id": "6", "good": "leather", "cost": 4, "stars": 2, "income": [{"do": "stars", "stars": 1}]},
  {"id": "7", "good": "cloth", "cost": 5, "stars": 1, "income": [{"do": "goods", "good": "furniture", "n": 2}]},
  {"id": "8", "good": "cloth", "cost": 4, "stars": 1, "income": [{"do": "prestige"}]},
  {"id": "9", "good": "beer", "cost": 5, "stars": 2, "income": [{"do": "goods", "good": "cloth", "n": 2}]},
  {"id": "10", "good": "beer", "cost": 5, "stars": 1, "income": [{"do": "letters", "n": 1}]},
  {"id": "11", "good": "cloth", "cost": 4, "stars": 1, "extra": "beer"},
  {"id": "12", "good": "beer", "cost": 6, "stars": 1, "extra": "leather"},
  {"id": "13", "good": "leather", "cost": 4, "stars": 1, "extra": "cloth"},
  {"id": "14", "good": "cloth", "cost": 5, "stars": 1, "extra": "furniture"},
  {"id": "15", "good": "cloth", "cost": 3, "stars": 1},
  {"id": "16", "good": "furniture", "cost": 3, "stars": 2},
  {"id": "17", "good": "leather", "cost": 3, "stars": 1},
  {"id": "18", "good": "furniture", "cost": 4, "stars": 1},
  {"id": "19", "good": "beer", "cost": 4, "stars": 1},
  {"id": "20", "good": "leather", "cost": 4, "stars": 5},
  {"id": "21", "good": "cloth", "cost": 3, "stars": 0},
];

export const ALLIANCES: Alliance[] = [
  {"id": "amsterdam", "upkeep": "any", "amount": 2, "stars": 2},
  {"id": "bruxelles", "upkeep": "furniture", "amount": 1, "stars": 2},
  {"id": "gdansk", "upkeep": "letter", "amount": 1, "stars": 1},
  {"id": "kjobenhavn", "upkeep": "beer", "amount": 2, "stars": 1},
  {"id": "le_havre", "upkeep": "any", "amount": 1, "stars": 2},
  {"id": "london", "upkeep": "any", "amount": 1, "stars": 1, "extra": "cloth"},
  {"id": "novgorod", "upkeep": "any", "amount": 1, "stars": 1, "extra": "leather"},
  {"id": "oslo", "upkeep": "any", "amount": 1, "stars": 1, "extra": "furniture"},
];

export const SUITS: Suit[] = [
  {"id": "L01", "legal_cost": ["cloth"], "bonus": [{"do": "goods", "good": "leather", "n": 1}, {"do": "sway"}], "win": [{"do": "goods", "good": "leather", "n": 3}, {"do": "prestige"}], "stars": 1},
  {"id": "L02", "legal_cost": ["leather"], "bonus": [{"do": "goods", "good": "furniture", "n": 1}, {"do": "sway"}], "win": [{"do": "manufactory", "cost": 0}], "stars": 2},
  {"id": "L03", "legal_cost": ["furniture"], "bonus": [{"do": "goods", "good": "cloth", "n": 1}, {"do": "sway"}], "win": [{"do": "goods", "good": "any", "n": 2}], "stars": 3},
  {"id": "L04", "legal_cost": ["letter"], "bonus": [{"do": "prestige"}, {"do": "sway"}], "win": [{"do": "manufactory", "cost": 0}], "stars": 4},
  {"id": "L05", "legal_cost": ["leather"], "bonus": [{"do": "reactivate", "n": 2}, {"do": "sway"}], "win": [{"do": "goods", "good": "beer", "n": 3}, {"do": "stars", "stars": 2}], "stars": 2},
  {"id": "L06", "legal_cost": ["furniture"], "bonus": [{"do": "prestige"}, {"do": "sway"}], "win": [{"do": "letters", "n": 2}], "stars": 2},
  {"id": "L07", "legal_cost": ["cloth"], "bonus": [{"do": "goods", "good": "beer", "n": 1}, {"do": "sway"}], "win": [{"do": "goods", "good": "any", "n": 1}, {"do": "prestige"}], "stars": 2},
  {"id": "L08", "legal_cost": ["cloth", "leather"], "bonus": [{"do": "letters", "n": 1}, {"do": "goods", "good": "beer", "n": 1}, {"do": "sway"}], "win": [{"do": "manufactory", "cost": 0}], "stars": 3},
  {"id": "L09", "legal_cost": ["leather"], "bonus": [{"do": "prestige"}, {"do": "sway"}], "win": [{"do": "letters", "n": 1}], "stars": 2},
  {"id": "L10", "legal_cost": ["beer", "beer"], "bonus": [{"do": "goods", "good": "cloth", "n": 1}, {"do": "sway"}], "win": [{"do": "manufactory", "cost": 0}], "stars": 2},
];

export const REPEATS: number[] = [
  0,
  1,
  2,
];

export const TRACK: Distance[] = [
  {"stars": 0},
  {"stars": 0},
  {"income": [{"do": "goods", "good": "beer", "n": 1}], "stars": 1},
  {"income": [{"do": "goods", "good": "cloth", "n": 1}], "stars": 1},
  {"income": [{"do": "goods", "good": "leather", "n": 1}], "stars": 2},
  {"income": [{"do": "goods", "good": "furniture", "n": 1}], "stars": 2},
  {"income": [{"do": "letters", "n": 1}], "stars": 4},
  {"income": [{"do": "stars", "stars": 1}], "stars": 4},
  {"stars": 0},
];
