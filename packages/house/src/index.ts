export type {
  BettingClosed,
  Fact,
  Played,
  PlayerAway,
  PlayerBack,
  PublicFact,
  PublicSeatOwner,
  PublicSeatTaken,
  PublicShoeOpened,
  SeatLeft,
  SeatOwner,
  SeatOwners,
  SeatReady,
  SeatTaken,
  ShoeOpened,
  ShoeRetired,
  StakeRefused,
  TableSettings,
  WordsSet,
} from "./fact.js";
export { TABLE_SETTINGS } from "./fact.js";
export { House, type HouseOptions, type NewTable } from "./house.js";
export { afterCommit, type Deadline, type HouseState } from "./house-state.js";
export { joinedWords, type TableWords } from "./joined-words.js";
export { MemoryHouseStore } from "./memory-store.js";
export { MemoryWallet } from "./memory-wallet.js";
export { type Difference, type Reconciliation, reconcile, repair } from "./reconciliation.js";
export { retiredShoes, type ShoeRecording } from "./recordings.js";
export { type HouseRefusal, type HouseRefusalCode, houseRefusal, type Refusal } from "./refusal.js";
export type {
  Away,
  Back,
  BuyInRequest,
  LeaveSeat,
  Play,
  Player,
  PlayerRequest,
  Request,
  SetWords,
  TakeSeat,
} from "./request.js";
export { CorruptTable, type Random } from "./shoe-in-play.js";
export type {
  AppendResult,
  Commit,
  HouseStore,
  NewCommit,
  Secret,
  TableHead,
  WakeUp,
} from "./store.js";
export type { Answer, Following } from "./table-actor.js";
export type { Transfer } from "./transfer.js";
export { commitFor, type HouseSnapshot, type PublicCommit, type SeatedPlayer, snapshotFor } from "./viewer.js";
export { isWalletDebit, type StatementLine, type Wallet, type WalletOrder } from "./wallet.js";
export {
  INTENT_TIME,
  pauseAfter,
  type StoredWalletOrder,
  type WalletOrderState,
  type WalletOrders,
} from "./wallet-orders.js";
