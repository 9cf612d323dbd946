import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { ReactNode } from 'react';

import { tabLook } from './tab-links.tsx';

interface TabsProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly tabs: readonly {
    readonly id: string;
    readonly label: string;
    readonly panel: ReactNode;
  }[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Panels of which one shows. Places with an address of their own are `TabLinks`. */
export const Tabs = ({ label, tabs, chosen, onChoose }: TabsProps): ReactNode => (
  <TabGroup
    selectedIndex={Math.max(
      0,
      tabs.findIndex(({ id }) => id === chosen),
    )}
    onChange={(index) => {
      const tab = tabs[index];
      if (tab) onChoose(tab.id);
    }}
  >
    <TabList aria-label={label} className="flex gap-5 overflow-x-auto border-b border-line">
      {tabs.map((tab) => (
        <Tab key={tab.id} className={tabLook}>
          {tab.label}
        </Tab>
      ))}
    </TabList>
    <TabPanels className="pt-4">
      {tabs.map((tab) => (
        <TabPanel key={tab.id} className="rounded-md">
          {tab.panel}
        </TabPanel>
      ))}
    </TabPanels>
  </TabGroup>
);
