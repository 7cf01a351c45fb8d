/** The wire types by their short names; generated from the server's OpenAPI document (`npm run api`). */
import type { components } from './schema';

type Schemas = components['schemas'];

export type Me = Schemas['Me'];
export type Catalogue = Schemas['Catalogue'];
export type TitleInfo = Schemas['TitleInfo'];
export type BotInfo = Schemas['BotInfo'];
export type NewTable = Schemas['NewTable'];
export type SeatWish = Schemas['SeatWish'];
export type SeatInfo = Schemas['SeatInfo'];
export type Table = Schemas['Table'];
export type Lobby = Schemas['Lobby'];
export type Choice = Schemas['Choice'];
export type Decision = Schemas['Decision'];
export type AreaText = Schemas['AreaText'];
export type LineText = Schemas['LineText'];
export type Happening = Schemas['Happening'];
export type Result = Schemas['Result'];
export type Position = Schemas['Position'];
export type Move = Schemas['Move'];
export type Previewed = Schemas['Previewed'];
export type Refused = Schemas['Refused'];
export type WhyNot = Schemas['WhyNot'];
export type ChatLine = Schemas['ChatLine'];
export type Replay = Schemas['Replay'];
export type Now = Schemas['Now'];
export type Seats = Schemas['Seats'];
export type Chat = Schemas['Chat'];
export type Trouble = Schemas['Trouble'];
export type Pong = Schemas['Pong'];
export type ServerMessage = Now | Seats | Chat | Trouble | Pong;
export type Watching = Schemas['Watching'];
