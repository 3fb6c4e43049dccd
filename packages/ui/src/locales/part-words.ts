import type { ChartWords } from '../chart/chart-words.js';
import type { ComboboxWords } from '../combobox/combobox-words.js';
import type { CommandListWords } from '../command-list/command-list-words.js';
import type { DataTableWords } from '../data-table/data-table-words.js';
import type { DataTableToolsWords } from '../data-table-tools/data-table-tools-words.js';
import type { CalendarWords } from '../date-picker/calendar-words.js';
import type { DatePickerWords } from '../date-picker/date-picker-words.js';
import type { DateRangePickerWords } from '../date-range-picker/date-range-picker-words.js';
import type { DateTimePickerWords } from '../date-time-picker/date-time-picker-words.js';
import type { EditableCellWords } from '../editable-cell/editable-cell-words.js';
import type { FileUploadWords } from '../file-upload/file-upload-words.js';
import type { FilterBarWords } from '../filter-bar/filter-bar-words.js';
import type { ImageViewerWords } from '../image-viewer/image-viewer-words.js';
import type { InstitutionCardWords } from '../institution-card/institution-card-words.js';
import type { MenuSearchWords } from '../menu-search/menu-search-words.js';
import type { MultiSelectWords } from '../multi-select/multi-select-words.js';
import type { PaginationWords } from '../pagination/pagination-words.js';
import type { PdfPreviewWords } from '../pdf-preview/pdf-preview-words.js';
import type { PhotoCropWords } from '../photo-crop/photo-crop-words.js';
import type { PhotoEditorWords } from '../photo-crop/photo-editor-words.js';
import type { QrScannerWords } from '../qr-scanner/qr-scanner-words.js';
import type { RowHandleWords } from '../row-handle/row-handle-words.js';
import type { ScoreGridWords } from '../score-grid/score-grid-words.js';
import type { SeatMapWords } from '../seat-map/seat-map-words.js';
import type { SettingsDrawerWords } from '../settings-drawer/settings-drawer-words.js';
import type { SplitWords } from '../split/split-words.js';
import type { SplitButtonWords } from '../split-button/split-button-words.js';
import type { StatWords } from '../stat/stat-words.js';
import type { ToastHistoryWords } from '../toast/toast-history-words.js';
import type { VideoPlayerWords } from '../video-player/video-player-words.js';

/**
 * The words of the parts that are downloaded when they are first used, by part. Each part brings its own in four
 * languages, so that a first page carries none of them; another language gives them as `parts` of its words.
 */
export interface PartWords {
  calendar: CalendarWords;
  chart: ChartWords;
  combobox: ComboboxWords;
  commandList: CommandListWords;
  dataTable: DataTableWords;
  dataTableTools: DataTableToolsWords;
  datePicker: DatePickerWords;
  dateRangePicker: DateRangePickerWords;
  dateTimePicker: DateTimePickerWords;
  editableCell: EditableCellWords;
  fileUpload: FileUploadWords;
  filterBar: FilterBarWords;
  imageViewer: ImageViewerWords;
  institutionCard: InstitutionCardWords;
  menuSearch: MenuSearchWords;
  multiSelect: MultiSelectWords;
  pagination: PaginationWords;
  pdfPreview: PdfPreviewWords;
  photoCrop: PhotoCropWords;
  photoEditor: PhotoEditorWords;
  qrScanner: QrScannerWords;
  rowHandle: RowHandleWords;
  scoreGrid: ScoreGridWords;
  seatMap: SeatMapWords;
  settingsDrawer: SettingsDrawerWords;
  split: SplitWords;
  splitButton: SplitButtonWords;
  stat: StatWords;
  toastHistory: ToastHistoryWords;
  videoPlayer: VideoPlayerWords;
}
