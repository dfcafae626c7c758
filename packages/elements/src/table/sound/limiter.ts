/** The threshold of the compressor, in decibels, and its ratio. */
const THRESHOLD = -8;
const RATIO = 12;

/** The amplitude up to which the limiter is linear, and the amplitude that its output never reaches. */
const KNEE = 0.7;
const CEILING = 0.97;

/**
 * Returns a node that makes simultaneous sounds quieter, so that their sum never exceeds the largest amplitude. A
 * compressor reduces the level. Peaks that are still too loud at the start of a sound are limited by a smooth curve and
 * never clipped. By specification, the compressor also raises all levels, here by about 4 decibels.
 */
export function limiterInto(output: AudioNode): AudioNode {
  const { context } = output;
  const compressor = context.createDynamicsCompressor();
  compressor.threshold.value = THRESHOLD;
  compressor.ratio.value = RATIO;
  compressor.knee.value = 0;
  compressor.attack.value = 0.002;
  compressor.release.value = 0.15;
  const shaper = context.createWaveShaper();
  shaper.curve = curve();
  compressor.connect(shaper).connect(output);
  return compressor;
}

/** Returns the output amplitudes for input amplitudes from −1 to 1. Larger inputs have the same output as −1 or 1. */
function curve(): Float32Array<ArrayBuffer> {
  const room = CEILING - KNEE;
  return Float32Array.from({ length: 1025 }, (_, index) => {
    const amplitude = index / 512 - 1;
    const over = Math.abs(amplitude) - KNEE;
    return over <= 0 ? amplitude : Math.sign(amplitude) * (KNEE + room * Math.tanh(over / room));
  });
}
