export type { ChartReference, ChartSeries } from './chart-model.js';
export { type HistogramBin, type HistogramBinsOptions, histogramBins } from './histogram-bins.js';
