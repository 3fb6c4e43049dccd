export { AlertDialog, type AlertDialogProps } from './alert-dialog/index.js';
export { AppShell, type AppShellProps } from './app-shell/index.js';
export { Avatar, type AvatarProps } from './avatar/index.js';
export { Badge, type BadgeProps, StatusBadge } from './badge/index.js';
export { Banner, type BannerProps } from './banner/index.js';
export { BarChart, type BarChartProps } from './bar-chart/index.js';
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './breadcrumb/index.js';
export { Button, type ButtonProps } from './button/index.js';
export { Card, type CardProps } from './card/index.js';
export {
  type ChartReference,
  type ChartSeries,
  type HistogramBin,
  type HistogramBinsOptions,
  histogramBins,
} from './chart/index.js';
export { Checkbox, type CheckboxProps } from './checkbox/index.js';
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './checkbox-group/index.js';
export { Combobox, type ComboboxOption, type ComboboxProps } from './combobox/index.js';
export { type CommandItem, CommandList, type CommandListProps } from './command-list/index.js';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/index.js';
export {
  type Column,
  DataTable,
  type DataTableProps,
  type SavedView,
  type Sort,
  type TableView,
} from './data-table/index.js';
export { DataTableTools, type DataTableToolsProps } from './data-table-tools/index.js';
export { DateInput, type DateInputProps } from './date-input/index.js';
export { DatePicker, type DatePickerProps } from './date-picker/index.js';
export {
  DateRangePicker,
  type DateRangePickerProps,
  type DayRange,
  type RangePreset,
} from './date-range-picker/index.js';
export { DateTimePicker, type DateTimePickerProps } from './date-time-picker/index.js';
export { Descriptions, type DescriptionsItem, type DescriptionsProps } from './descriptions/index.js';
export { Dialog, type DialogProps } from './dialog/index.js';
export { DonutChart, type DonutChartProps, type DonutSlice } from './donut-chart/index.js';
export { Drawer, type DrawerProps } from './drawer/index.js';
export { DropdownMenu, type DropdownMenuProps, type MenuEntry } from './dropdown-menu/index.js';
export { EditableCell, type EditableCellProps } from './editable-cell/index.js';
export { EmptyState, type EmptyStateProps } from './empty-state/index.js';
export { EntryPage, type EntryPageProps } from './entry-page/index.js';
export { ErrorState, type ErrorStateProps, RefusedState } from './error-state/index.js';
export { Field, type FieldProps } from './field/index.js';
export { FileInput, type FileInputProps, shrinkPicture } from './file-input/index.js';
export {
  FileUpload,
  type FileUploadProps,
  type StoredFile,
  type UploadContext,
} from './file-upload/index.js';
export {
  type Filter,
  FilterBar,
  type FilterBarProps,
  type FilterValue,
  readFilters,
  writeFilters,
} from './filter-bar/index.js';
export { Form, type FormProps, findUnread } from './form/index.js';
export { Grid, type GridProps } from './grid/index.js';
export { Heading, type HeadingProps } from './heading/index.js';
export { Histogram, type HistogramProps } from './histogram/index.js';
export { IconButton, type IconButtonProps } from './icon-button/index.js';
export { ImageFrame, type ImageFrameProps } from './image-frame/index.js';
export { ImageViewer, type ImageViewerProps, type ViewerImage } from './image-viewer/index.js';
export { Inline, type InlineProps } from './inline/index.js';
export { InstitutionCard, type InstitutionCardProps } from './institution-card/index.js';
export type { Gap } from './internal/gap.js';
export type { Tone } from './internal/tone.js';
export { LineChart, type LineChartProps } from './line-chart/index.js';
export { ButtonLink, type ButtonLinkProps, Link, type LinkProps } from './link/index.js';
export type { Words } from './locales/words.js';
export { Markdown, type MarkdownProps } from './markdown/index.js';
export { MenuSearch, type MenuSearchItem, type MenuSearchProps } from './menu-search/index.js';
export { MoneyInput, type MoneyInputProps } from './money-input/index.js';
export { MultiSelect, type MultiSelectProps } from './multi-select/index.js';
export { Navbar, type NavbarProps } from './navbar/index.js';
export { NumberInput, type NumberInputProps } from './number-input/index.js';
export { Offstage, type OffstageProps } from './offstage/index.js';
export { Page, type PageProps } from './page/index.js';
export { Pagination, type PaginationProps } from './pagination/index.js';
export { PasswordInput, type PasswordInputProps } from './password-input/index.js';
export {
  type PdfEngine,
  type PdfEngineSource,
  PdfPreview,
  type PdfPreviewProps,
  pdfEngineLoader,
} from './pdf-preview/index.js';
export { PhotoCrop, type PhotoCropProps } from './photo-crop/index.js';
export { PhotoInput, type PhotoInputProps } from './photo-input/index.js';
export { Popover, type PopoverProps, type PopoverTriggerProps } from './popover/index.js';
export { Poster, type PosterPicture, type PosterProps, posterPicture } from './poster/index.js';
export { PrintSheet, type PrintSheetProps } from './print-sheet/index.js';
export { Progress, type ProgressProps } from './progress/index.js';
export {
  type LinkComponent,
  type LinkComponentProps,
  type Radius,
  type Size,
  SkillcertProvider,
  type SkillcertProviderProps,
  type Theme,
  useIsMobile,
  useSkillcert,
} from './provider/index.js';
export { QRCode, type QRCodeProps } from './qr-code/index.js';
export {
  type CodeAnswer,
  type CodeQuestion,
  type CodeReader,
  codeReaderLoader,
  QrScanner,
  type QrScannerProps,
} from './qr-scanner/index.js';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/index.js';
export { RowHandle, type RowHandleProps } from './row-handle/index.js';
export {
  applyScores,
  type ScoreChange,
  type ScoreColumn,
  ScoreGrid,
  type ScoreGridProps,
  type ScoreLocks,
  type ScoreMark,
  type ScoreRow,
  type ScoreSave,
  type ScoreSaves,
  type ScoreSheet,
  type ScoreValue,
} from './score-grid/index.js';
export { SearchInput, type SearchInputProps } from './search-input/index.js';
export {
  moveSeat,
  type SeatAddress,
  type SeatHighlight,
  type Seating,
  SeatMap,
  type SeatMapProps,
  type SeatPerson,
  type SeatPlace,
  type SeatRoom,
  sameUnitNeighbours,
  seatingFaults,
} from './seat-map/index.js';
export { SeatsBar, type SeatsBarProps } from './seats-bar/index.js';
export { Select, type SelectOption, type SelectProps } from './select/index.js';
export { SettingsDrawer, type SettingsDrawerProps } from './settings-drawer/index.js';
export { Sidebar, type SidebarItem, type SidebarProps } from './sidebar/index.js';
export { SiteShell, type SiteShellItem, type SiteShellProps } from './site-shell/index.js';
export { Skeleton, type SkeletonProps } from './skeleton/index.js';
export { SkipLink, type SkipLinkProps } from './skip-link/index.js';
export { Spinner, type SpinnerProps } from './spinner/index.js';
export { Split, type SplitProps } from './split/index.js';
export { SplitButton, type SplitButtonProps } from './split-button/index.js';
export { Stack, type StackProps } from './stack/index.js';
export { Stat, type StatDelta, type StatProps } from './stat/index.js';
export {
  type ContentState,
  type ContentStateProps,
  StateView,
  type StateViewProps,
} from './state-view/index.js';
export { type StepItem, Steps, type StepsProps } from './steps/index.js';
export { Switch, type SwitchProps } from './switch/index.js';
export { Table, type TableColumn, type TableProps } from './table/index.js';
export { type TabItem, Tabs, type TabsProps } from './tabs/index.js';
export { Tag, type TagProps } from './tag/index.js';
export { type TagItem, TagStrip, type TagStripProps } from './tag-strip/index.js';
export { Text, type TextProps } from './text/index.js';
export { TextInput, type TextInputProps } from './text-input/index.js';
export { Textarea, type TextareaProps } from './textarea/index.js';
export { Timeline, type TimelineItem, type TimelineProps } from './timeline/index.js';
export {
  createToaster,
  Toaster,
  type ToasterProps,
  type ToastItem,
  type ToastLink,
  type ToastMessage,
  type ToastStore,
} from './toast/index.js';
export { ToastHistory, type ToastHistoryProps } from './toast-history/index.js';
export { Tooltip, type TooltipProps } from './tooltip/index.js';
export { TopProgress, type TopProgressProps } from './top-progress/index.js';
export { VerifyCodeInput, type VerifyCodeInputProps } from './verify-code-input/index.js';
export { VideoPlayer, type VideoPlayerProps } from './video-player/index.js';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/index.js';
