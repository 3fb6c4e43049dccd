import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

/** The picture of each kind of message. */
export const toneIcons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };
