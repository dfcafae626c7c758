declare module "zzfx" {
  export function zzfx(...shape: readonly (number | undefined)[]): AudioBufferSourceNode;
  export const ZZFX: { volume: number; readonly audioContext: AudioContext };
}
