/** The icons of the video controls, each imported from its own module. */
export { default as CaptionsIcon } from 'lucide-react/icons/captions';
export { default as FirstIcon } from 'lucide-react/icons/skip-back';
export { default as GaugeIcon } from 'lucide-react/icons/gauge';
export { default as LastIcon } from 'lucide-react/icons/skip-forward';
export { default as MaximizeIcon } from 'lucide-react/icons/maximize';
export { default as MinimizeIcon } from 'lucide-react/icons/minimize';
export { default as PauseIcon } from 'lucide-react/icons/pause';
export { default as PlayIcon } from 'lucide-react/icons/play';
export { default as VolumeHighIcon } from 'lucide-react/icons/volume-2';
export { default as VolumeLowIcon } from 'lucide-react/icons/volume-1';
export { default as VolumeOffIcon } from 'lucide-react/icons/volume-x';
