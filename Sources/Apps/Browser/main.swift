// Everything the browser calls is an exported function in the files beside this one. A native build has nothing to run.
