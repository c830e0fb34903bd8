import { mount } from 'svelte';
import './style';
import App from './App.svelte';
import { apply } from '$lib/settings.svelte';

await apply();
mount(App, { target: document.getElementById('app')! });
