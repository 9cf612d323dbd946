import type { ReactNode } from 'react';

import type { Area } from '../../domain/access/area.ts';
import {
  BellIcon,
  BookMarkedIcon,
  BookOpenIcon,
  FlagIcon,
  FlaskConicalIcon,
  GlobeIcon,
  GraduationCapIcon,
  HandshakeIcon,
  KeyRoundIcon,
  LandmarkIcon,
  LanguagesIcon,
  LayoutDashboardIcon,
  LinkIcon,
  ListVideoIcon,
  MegaphoneIcon,
  PackageIcon,
  PlayIcon,
  SquareCheckIcon,
  TrashIcon,
  UploadIcon,
  UserIcon,
  UsersIcon,
  WorkflowIcon,
} from '../design/icons/icons.tsx';

const icons: Readonly<Record<Area, ReactNode>> = {
  dashboard: <LayoutDashboardIcon />,
  methodsCollections: <FlaskConicalIcon />,
  playlists: <PlayIcon />,
  lti: <LinkIcon />,
  classes: <BookOpenIcon />,
  users: <UsersIcon />,
  institutions: <LandmarkIcon />,
  quizzes: <SquareCheckIcon />,
  classProducts: <PackageIcon />,
  clientHub: <GlobeIcon />,
  clientHubPlaylists: <ListVideoIcon />,
  identityProviders: <KeyRoundIcon />,
  sponsors: <HandshakeIcon />,
  facultyResources: <GraduationCapIcon />,
  translations: <LanguagesIcon />,
  banner: <MegaphoneIcon />,
  publish: <UploadIcon />,
  moengage: <BellIcon />,
  featureFlags: <FlagIcon />,
  subscription: <BookMarkedIcon />,
  author: <UserIcon />,
  recentlyDeleted: <TrashIcon />,
  inspector: <WorkflowIcon />,
};

interface AreaIconProps {
  readonly area: Area;
}

/** The icon of an area. */
export const AreaIcon = ({ area }: AreaIconProps): ReactNode => icons[area];
