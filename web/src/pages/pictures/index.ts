/** The picture of each title on its card; a title without one gets a plain ground. */
import type { Component } from 'svelte';
import Merchants from './Merchants.svelte';
import Novgorod from './Novgorod.svelte';
import OltreMare from './OltreMare.svelte';
import RivalCities from './RivalCities.svelte';

export const pictures: Record<string, Component> = { novgorod: Novgorod, merchants: Merchants, oltremare: OltreMare, rivalcities: RivalCities };
