// The module PeopleStore.
