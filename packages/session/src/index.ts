export type { Channel, OpenChannel } from "./channel.js";
export { TooLate } from "./deadline.js";
export { MemorySecrets, MemoryStore } from "./memory-store.js";
export { MemoryChannels, MemoryLock } from "./memory-tabs.js";
export type { Notice, NoticeCode } from "./notice.js";
export { salvage } from "./salvage.js";
export { type Secret, type SecretStore, type ShoeStack, withoutSecrets, withSecret } from "./secret-store.js";
export { Session } from "./session.js";
export {
  NewerStore,
  REMEMBERED_COMMANDS,
  type RecordingLines,
  rememberedCommands,
  type SessionChange,
  type SessionStore,
  type StoredSession,
  VersionConflict,
} from "./session-store.js";
export type { SessionOptions } from "./settings.js";
export type { SessionStatus } from "./status.js";
export type { LockListener, TabLock } from "./tab-lock.js";
