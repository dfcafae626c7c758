declare module "zzfx" {
  export function zzfx(...shape: readonly (number | undefined)[]): AudioBufferSourceNode;
  export const ZZFX: {
    volume: number;
    readonly sampleRate: number;
    readonly audioContext: AudioContext;
    /** The samples before the volume is applied. */
    buildSamples(...shape: readonly (number | undefined)[]): readonly number[];
  };
}
