export { Histogram, type HistogramProps } from './histogram.js';
