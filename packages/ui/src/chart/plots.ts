/** The four charts share one download, which is fetched when the first of them is drawn. */
export { BarPlot } from './bar-plot.js';
export { DonutPlot } from './donut-plot.js';
export { HistogramPlot } from './histogram-plot.js';
export { LinePlot } from './line-plot.js';
